/** Fictitious. `[name, activity, address, commune, days until due]`; the first ones buy most. */
export type ChileanName = readonly [name: string, activity: string, address: string, commune: string, term: number]

/** Customers of the Chilean sample company, large ones first. */
export const CHILEAN_CUSTOMERS: ReadonlyArray<ChileanName> = [
  ['SUPERMERCADOS CUMBRE DEL VALLE S.A.', 'Supermercados', 'Av. Los Carrera 2450', 'Concepción', 60],
  ['MINERA QUEBRADA LARGA SpA', 'Extracción de cobre', 'Av. Balmaceda 1870, piso 11', 'Antofagasta', 60],
  ['CONSTRUCTORA ÑIRRE Y ROBLE LIMITADA', 'Construcción de edificios', 'Los Conquistadores 2105', 'Providencia', 45],
  ['CLÍNICA PRIVADA LAGUNA NORTE S.A.', 'Hospitales y clínicas', 'Av. Libertad 1344', 'Viña del Mar', 30],
  [
    'SOCIEDAD CONCESIONARIA AUTOPISTA CORDILLERA DE NAHUELBUTA Y CAMINOS DE ARAUCO SOCIEDAD ANÓNIMA',
    'Concesiones viales',
    'Av. Apoquindo 4775, oficina 1802',
    'Las Condes',
    60,
  ],
  ['ALIMENTOS DON EVARISTO S.A.', 'Elaboración de alimentos', 'Camino a Melipilla 9120', 'Maipú', 45],
  ['HOTELERA PUERTO AUSTRAL SpA', 'Hoteles', 'Costanera 380', 'Puerto Varas', 30],
  ['SALMONES FIORDO AZUL S.A.', 'Acuicultura', 'Ruta 5 Sur km 1021', 'Puerto Montt', 60],
  ['UNIVERSIDAD TÉCNICA DEL BIOBÍO ORIENTE', 'Educación superior', 'Av. Collao 1980', 'Concepción', 45],
  ['VIÑA TRES ÁLAMOS S.A.', 'Elaboración de vinos', 'Fundo El Peral s/n', 'Santa Cruz', 45],
  ['TRANSPORTES PEHUÉN Y COMPAÑÍA LIMITADA', 'Transporte de carga', 'Panamericana Norte 7600', 'Quilicura', 30],
  ['FRUTÍCOLA EL MAITÉN SpA', 'Cultivo de frutas', 'Parcela 14, Lo Chacón', 'El Monte', 30],
  ['SERVICIOS DE ASEO INDUSTRIAL BRILLASUR LIMITADA', 'Aseo industrial', 'San Ignacio 3412', 'San Miguel', 30],
  ['MUNICIPALIDAD DE SANTA ELVIRA DEL LAJA', 'Administración pública', 'Plaza de Armas 101', 'Los Ángeles', 30],
  ['FERRETERÍAS LA TUERCA FELIZ SpA', 'Venta de ferretería', 'Av. Matta 845', 'Santiago', 45],
  [
    'CORPORACIÓN EDUCACIONAL COLEGIO SAN ISIDRO DE LA CORDILLERA, PEÑALOLÉN Y LA REINA ALTA',
    'Educación escolar',
    'Av. Tobalaba 11870',
    'Peñalolén',
    30,
  ],
  ['LABORATORIOS QUÍMICOS ANDÍA S.A.', 'Productos farmacéuticos', 'Av. Vicuña Mackenna 3200', 'Macul', 60],
  ['RESTAURANTES EL BUEN FOGÓN SpA', 'Restaurantes', 'Orrego Luco 77', 'Providencia', 30],
  ['PESQUERA CALETA HONDA S.A.', 'Pesca industrial', 'Av. Prat 233', 'Iquique', 60],
  ['INGENIERÍA Y MONTAJES TRONCAL NORTE LIMITADA', 'Montaje industrial', 'Av. Pérez Zujovic 5400', 'Antofagasta', 45],
  ['AGRÍCOLA HERMANOS OLAVARRÍA Y CÍA. LTDA.', 'Cultivo de cereales', 'Ruta L-30 km 12', 'Linares', 45],
  ['PANIFICADORA LA ESPIGA DE ÑUBLE SpA', 'Panaderías', 'El Roble 622', 'Chillán', 30],
  ['CENTRO MÉDICO Y DENTAL ALTO MIRADOR SpA', 'Centros médicos', 'Gran Avenida 6180', 'La Cisterna', 30],
  ['FORESTAL ARRAYÁN & HIJOS LIMITADA', 'Explotación forestal', 'Camino a Coihueco km 7', 'Chillán', 60],
  ['BODEGAS Y LOGÍSTICA PUDAHUEL PONIENTE S.A.', 'Almacenamiento', 'Av. Américo Vespucio 1501', 'Pudahuel', 45],
  ['IMPRENTA Y GRÁFICA LOS ACEITUNOS SpA', 'Impresión', 'Santa Rosa 1190', 'Santiago', 30],
  ['ENERGÍA SOLAR PAMPA BLANCA SpA', 'Generación de energía', 'Rosario Norte 615, oficina 904', 'Las Condes', 60],
  ['LAVANDERÍAS INDUSTRIALES AGUA CLARA LIMITADA', 'Lavanderías', 'Carmen 1455', 'Santiago', 30],
  ['GIMNASIOS PULSO VITAL SpA', 'Gimnasios', 'Irarrázaval 3050', 'Ñuñoa', 30],
  ['COOPERATIVA AGRÍCOLA Y LECHERA VALLE DEL RAHUE LIMITADA', 'Lecherías', 'Av. Mackenna 1810', 'Osorno', 45],
  ['AUTOMOTORA CORDILLERA BLANCA S.A.', 'Venta de vehículos', 'Av. Francisco Bilbao 4410', 'La Reina', 45],
  ['PLÁSTICOS Y ENVASES DEL MAULE SpA', 'Fabricación de plásticos', 'Parque Industrial, sitio 9', 'Talca', 45],
  ['SEGURIDAD Y VIGILANCIA ATALAYA LIMITADA', 'Seguridad privada', 'Dieciocho 240', 'Santiago', 30],
  ['TURISMO Y EXPEDICIONES PATAGONIA ABIERTA SpA', 'Agencias de viaje', 'Bories 655', 'Punta Arenas', 30],
  ['MUEBLES LIHUÉN SpA', 'Fabricación de muebles', 'Los Plátanos 2930', 'Macul', 30],
  ['FUNDACIÓN HOGARES MANOS ABIERTAS DEL SUR', 'Asistencia social', 'Lautaro 518', 'Temuco', 30],
  ['DISTRIBUIDORA DE GAS EL MISTRAL SpA', 'Venta de combustibles', 'Av. Regidor Muñoz 1490', 'Coquimbo', 30],
  ['TECNOLOGÍA Y REDES PUNTO SIETE LIMITADA', 'Servicios informáticos', 'Huérfanos 1160, oficina 704', 'Santiago', 30],
  ['MATADERO Y FRIGORÍFICO TROPERO S.A.', 'Faenamiento de ganado', 'Longitudinal Sur km 820', 'Osorno', 60],
  ['CASINOS DE ALIMENTACIÓN SABOR DE CASA LIMITADA', 'Casinos de alimentación', 'Alonso Ovalle 1465', 'Santiago', 45],
]

/** Suppliers of the Chilean sample company. */
export const CHILEAN_SUPPLIERS: ReadonlyArray<ChileanName> = [
  ['IMPORTADORA PACÍFICO ORIENTE S.A.', 'Importación de insumos', 'Blanco 1215', 'Valparaíso', 60],
  ['QUÍMICA LIMPIA SANTA INÉS SpA', 'Productos de limpieza', 'Camino Lo Boza 441', 'Pudahuel', 30],
  ['PAPELERA DEL CACHAPOAL S.A.', 'Fabricación de papel', 'Longitudinal Sur km 91', 'Rancagua', 45],
  ['GUANTES Y CALZADO FAENA SEGURA LIMITADA', 'Elementos de protección', 'San Diego 1520', 'Santiago', 30],
  ['ARRIENDO DE GRÚAS Y HORQUILLAS EL PUNTAL SpA', 'Arriendo de maquinaria', 'Av. Lo Espejo 2870', 'Lo Espejo', 30],
  ['COMBUSTIBLES RUTA AUSTRAL LIMITADA', 'Venta de combustibles', 'Ruta 68 km 14', 'Pudahuel', 30],
  ['ENVASES FLEXIBLES MARIPOSA SpA', 'Fabricación de plásticos', 'Cerro Los Cóndores 9800', 'Quilicura', 45],
  ['SERVICIOS CONTABLES BRAVO & ULLOA LIMITADA', 'Contabilidad', 'Moneda 920, oficina 503', 'Santiago', 30],
  ['INMOBILIARIA BODEGAS DEL PONIENTE S.A.', 'Arriendo de inmuebles', 'Av. El Bosque Norte 211', 'Las Condes', 30],
  ['TRANSPORTES HERMANOS CALFUÑIR SpA', 'Transporte de carga', 'Camino a Noviciado 330', 'Lampa', 30],
  ['ELÉCTRICA VOLTIO SUR LIMITADA', 'Materiales eléctricos', 'San Pablo 4410', 'Quinta Normal', 45],
  ['PUBLICIDAD Y LETREROS ARCOÍRIS SpA', 'Publicidad', 'Seminario 310', 'Providencia', 30],
]

/** The buyer of the sample company's invoices. */
export const CHILEAN_ASSIGNEE: ChileanName = [
  'FACTORING RÍO BUENO S.A.',
  'Factoraje',
  'Av. Isidora 3000',
  'Las Condes',
  30,
]
