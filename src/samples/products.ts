import type { Product } from './line-items.ts'

/** Products of the Chilean sample company; pesos without tax. */
export const CHILEAN_PRODUCTS: ReadonlyArray<Product> = [
  { name: 'Guante de nitrilo talla L, caja de 100', unit: 'CJ', price: 8490 },
  { name: 'Casco de seguridad con barbiquejo', unit: 'UN', price: 6790 },
  { name: 'Zapato de seguridad dieléctrico', unit: 'PAR', price: 34_900 },
  { name: 'Detergente industrial, bidón de 20 L', unit: 'UN', price: 27_850 },
  { name: 'Papel higiénico jumbo, 6 rollos de 500 m', unit: 'PQ', price: 19_990 },
  { name: 'Toalla de papel interfoliada, 20 paquetes', unit: 'CJ', price: 16_450 },
  { name: 'Cloro al 5 %, bidón de 20 L', unit: 'UN', price: 12_600 },
  { name: 'Bolsa de basura 80 x 110 cm, 100 unidades', unit: 'PQ', price: 11_250 },
  { name: 'Lente de seguridad antiempañante', unit: 'UN', price: 2890 },
  { name: 'Arnés de seguridad de 4 argollas', unit: 'UN', price: 58_700 },
  { name: 'Dispensador de jabón "Línea Acero"', unit: 'UN', price: 41_300 },
  { name: 'Desengrasante & sanitizante, 5 L', unit: 'UN', price: 9870 },
]

/** Tax-exempt services. */
export const CHILEAN_EXEMPT_SERVICES: ReadonlyArray<Product> = [
  { name: 'Capacitación en uso de elementos de protección, por hora', unit: 'HR', price: 62_000 },
  { name: 'Curso de manejo de sustancias químicas, por persona', unit: 'UN', price: 85_000 },
]

/** Products of the Chilean company's suppliers. */
export const CHILEAN_SUPPLIES: ReadonlyArray<Product> = [
  { name: 'Mercadería importada según detalle', unit: 'UN', price: 145_000 },
  { name: 'Materia prima, saco de 25 kg', unit: 'UN', price: 38_200 },
  { name: 'Servicio mensual', unit: 'UN', price: 480_000 },
  { name: 'Flete Santiago – Concepción', unit: 'UN', price: 265_000 },
]

/** Products of the Mexican sample company; cents without tax. */
export const MEXICAN_PRODUCTS: ReadonlyArray<Product> = [
  { key: '24112500', name: 'Caja de cartón corrugado 40 x 30 x 25 cm', unit: 'UN', price: 1850 },
  { key: '24111503', name: 'Bolsa de polietileno de 60 x 90 cm, millar', unit: 'UN', price: 98_000 },
  { key: '31201500', name: 'Cinta canela de 48 mm x 150 m', unit: 'UN', price: 4275 },
  { key: '24141501', name: 'Película estirable calibre 80, rollo', unit: 'UN', price: 18_990 },
  { key: '24112700', name: 'Tarima de plástico reforzada', unit: 'UN', price: 64_500 },
  { key: '24122000', name: 'Botella PET de 1 L con tapa, 500 piezas', unit: 'UN', price: 137_500 },
  { key: '55121600', name: 'Etiqueta autoadherible impresa, rollo de 1,000', unit: 'UN', price: 29_900 },
  { key: '24141700', name: 'Charola de unicel 855, paquete de 500', unit: 'UN', price: 41_250 },
  { key: '31261500', name: 'Tapa roscada de 38 mm "Seguridad", millar', unit: 'UN', price: 56_000 },
  { key: '78121500', name: 'Servicio de empaque & embalaje, por hora', unit: 'E48', price: 32_000 },
]

/** Products of the Mexican company's suppliers. */
export const MEXICAN_SUPPLIES: ReadonlyArray<Product> = [
  { key: '13111000', name: 'Resina de polietileno, tonelada', unit: 'UN', price: 2_650_000 },
  { key: '14111500', name: 'Papel kraft, rollo', unit: 'UN', price: 312_000 },
  { key: '78101800', name: 'Flete terrestre', unit: 'E48', price: 870_000 },
  { key: '80131500', name: 'Renta mensual de nave industrial', unit: 'E48', price: 4_200_000 },
]
