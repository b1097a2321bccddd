/** Roman numerals; the Metropolitan Region is the thirteenth. */
export type RegionNumber =
  | 'XV'
  | 'I'
  | 'II'
  | 'III'
  | 'IV'
  | 'V'
  | 'XIII'
  | 'VI'
  | 'VII'
  | 'XVI'
  | 'VIII'
  | 'IX'
  | 'XIV'
  | 'X'
  | 'XI'
  | 'XII'

/** One text per region is shorter than a list of literals. */
const named = (names: string): ReadonlyArray<string> => names.split('|')

/** The 346 communes in alphabetical order (INE, Código Único Territorial; Ley 21.033 for Ñuble). */
export const COMMUNES: Readonly<Record<RegionNumber, ReadonlyArray<string>>> = {
  XV: named('Arica|Camarones|General Lagos|Putre'),
  I: named('Alto Hospicio|Camiña|Colchane|Huara|Iquique|Pica|Pozo Almonte'),
  II: named('Antofagasta|Calama|María Elena|Mejillones|Ollagüe|San Pedro de Atacama|Sierra Gorda|Taltal|Tocopilla'),
  III: named('Alto del Carmen|Caldera|Chañaral|Copiapó|Diego de Almagro|Freirina|Huasco|Tierra Amarilla|Vallenar'),
  IV: named(
    'Andacollo|Canela|Combarbalá|Coquimbo|Illapel|La Higuera|La Serena|Los Vilos|Monte Patria|Ovalle|Paihuano|' +
      'Punitaqui|Río Hurtado|Salamanca|Vicuña',
  ),
  V: named(
    'Algarrobo|Cabildo|Calle Larga|Cartagena|Casablanca|Catemu|Concón|El Quisco|El Tabo|Hijuelas|Isla de Pascua|' +
      'Juan Fernández|La Calera|La Cruz|La Ligua|Limache|Llaillay|Los Andes|Nogales|Olmué|Panquehue|Papudo|Petorca|' +
      'Puchuncaví|Putaendo|Quillota|Quilpué|Quintero|Rinconada|San Antonio|San Esteban|San Felipe|Santa María|' +
      'Santo Domingo|Valparaíso|Villa Alemana|Viña del Mar|Zapallar',
  ),
  XIII: named(
    'Alhué|Buin|Calera de Tango|Cerrillos|Cerro Navia|Colina|Conchalí|Curacaví|El Bosque|El Monte|Estación Central|' +
      'Huechuraba|Independencia|Isla de Maipo|La Cisterna|La Florida|La Granja|La Pintana|La Reina|Lampa|Las Condes|' +
      'Lo Barnechea|Lo Espejo|Lo Prado|Macul|Maipú|María Pinto|Melipilla|Ñuñoa|Padre Hurtado|Paine|' +
      'Pedro Aguirre Cerda|Peñaflor|Peñalolén|Pirque|Providencia|Pudahuel|Puente Alto|Quilicura|Quinta Normal|' +
      'Recoleta|Renca|San Bernardo|San Joaquín|San José de Maipo|San Miguel|San Pedro|San Ramón|Santiago|Talagante|' +
      'Tiltil|Vitacura',
  ),
  VI: named(
    'Chépica|Chimbarongo|Codegua|Coinco|Coltauco|Doñihue|Graneros|La Estrella|Las Cabras|Litueche|Lolol|Machalí|' +
      'Malloa|Marchigüe|Mostazal|Nancagua|Navidad|Olivar|Palmilla|Paredones|Peralillo|Peumo|Pichidegua|Pichilemu|' +
      'Placilla|Pumanque|Quinta de Tilcoco|Rancagua|Rengo|Requínoa|San Fernando|San Vicente|Santa Cruz',
  ),
  VII: named(
    'Cauquenes|Chanco|Colbún|Constitución|Curepto|Curicó|Empedrado|Hualañé|Licantén|Linares|Longaví|Maule|Molina|' +
      'Parral|Pelarco|Pelluhue|Pencahue|Rauco|Retiro|Río Claro|Romeral|Sagrada Familia|San Clemente|San Javier|' +
      'San Rafael|Talca|Teno|Vichuquén|Villa Alegre|Yerbas Buenas',
  ),
  XVI: named(
    'Bulnes|Chillán|Chillán Viejo|Cobquecura|Coelemu|Coihueco|El Carmen|Ninhue|Ñiquén|Pemuco|Pinto|Portezuelo|' +
      'Quillón|Quirihue|Ránquil|San Carlos|San Fabián|San Ignacio|San Nicolás|Treguaco|Yungay',
  ),
  VIII: named(
    'Alto Biobío|Antuco|Arauco|Cabrero|Cañete|Chiguayante|Concepción|Contulmo|Coronel|Curanilahue|Florida|Hualpén|' +
      'Hualqui|Laja|Lebu|Los Álamos|Los Ángeles|Lota|Mulchén|Nacimiento|Negrete|Penco|Quilaco|Quilleco|' +
      'San Pedro de la Paz|San Rosendo|Santa Bárbara|Santa Juana|Talcahuano|Tirúa|Tomé|Tucapel|Yumbel',
  ),
  IX: named(
    'Angol|Carahue|Cholchol|Collipulli|Cunco|Curacautín|Curarrehue|Ercilla|Freire|Galvarino|Gorbea|Lautaro|' +
      'Loncoche|Lonquimay|Los Sauces|Lumaco|Melipeuco|Nueva Imperial|Padre Las Casas|Perquenco|Pitrufquén|Pucón|' +
      'Purén|Renaico|Saavedra|Temuco|Teodoro Schmidt|Toltén|Traiguén|Victoria|Vilcún|Villarrica',
  ),
  XIV: named(
    'Corral|Futrono|La Unión|Lago Ranco|Lanco|Los Lagos|Máfil|Mariquina|Paillaco|Panguipulli|Río Bueno|Valdivia',
  ),
  X: named(
    'Ancud|Calbuco|Castro|Chaitén|Chonchi|Cochamó|Curaco de Vélez|Dalcahue|Fresia|Frutillar|Futaleufú|Hualaihué|' +
      'Llanquihue|Los Muermos|Maullín|Osorno|Palena|Puerto Montt|Puerto Octay|Puerto Varas|Puqueldón|Purranque|' +
      'Puyehue|Queilén|Quellón|Quemchi|Quinchao|Río Negro|San Juan de la Costa|San Pablo',
  ),
  XI: named('Aysén|Chile Chico|Cisnes|Cochrane|Coyhaique|Guaitecas|Lago Verde|O’Higgins|Río Ibáñez|Tortel'),
  XII: named(
    'Antártica|Cabo de Hornos|Laguna Blanca|Natales|Porvenir|Primavera|Punta Arenas|Río Verde|San Gregorio|' +
      'Timaukel|Torres del Paine',
  ),
}
