/**
 * Four letters that the SAT does not assign to a person (annex of the instructivo for the RFC); some older ids contain
 * them. One text: four letters of an id can only be found at a word, because they have no blank.
 */
export const RFC_EXCLUDED =
  'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA ' +
  'KAGO KAKA KOGE KOJO KULO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE ' +
  'PUTA PUTO QULO RATA RUIN'

/** Four letters that the RENAPO does not assign (annex 2 of the instructivo for the CURP), a superset of the SAT's. */
export const CURP_EXCLUDED =
  `${RFC_EXCLUDED} ` +
  'BACA BAKA COGI COLA FALO GETA GUEI JETA KAKO KOGI KOJA KOJE KOJI KOLA LILO MIAR MOKO MULO NACA NACO ' +
  'PIPI PITO POPO ROBA ROBE ROBO SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
