/** Four letters that the SAT does not give to a person (annex of the instructivo for the RFC); some older ids keep them. */
export const RFC_EXCLUDED: ReadonlySet<string> = new Set([
  'BUEI', 'BUEY', 'CACA', 'CACO', 'CAGA', 'CAGO', 'CAKA', 'CAKO', 'COGE', 'COJA', 'COJE', 'COJI', 'COJO', 'CULO', 'FETO',
  'GUEY', 'JOTO', 'KACA', 'KACO', 'KAGA', 'KAGO', 'KAKA', 'KOGE', 'KOJO', 'KULO', 'LOCA', 'LOCO', 'LOKA', 'LOKO', 'MAME',
  'MAMO', 'MEAR', 'MEAS', 'MEON', 'MION', 'MOCO', 'MULA', 'PEDA', 'PEDO', 'PENE', 'PUTA', 'PUTO', 'QULO', 'RATA', 'RUIN',
])

/** Four letters that the RENAPO does not give (annex 2 of the instructivo for the CURP), more than the SAT's. */
export const CURP_EXCLUDED: ReadonlySet<string> = new Set([
  ...RFC_EXCLUDED,
  'BACA', 'BAKA', 'COGI', 'COLA', 'FALO', 'GETA', 'GUEI', 'JETA', 'KAKO', 'KOGI', 'KOJA', 'KOJE', 'KOJI', 'KOLA', 'LILO',
  'MIAR', 'MOKO', 'MULO', 'NACA', 'NACO', 'PIPI', 'PITO', 'POPO', 'ROBA', 'ROBE', 'ROBO', 'SENO', 'TETA', 'VACA', 'VAGA',
  'VAGO', 'VAKA', 'VUEI', 'VUEY', 'WUEI', 'WUEY',
])
