import type { RepaymentPart } from '#domain/financing/simulate-confirming.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import type { PaymentMethod, PaymentRequest } from '#application/payables/payment-wizard.ts'
import { brand } from '../brand/brand.ts'
import { formatTime, SLOW_CHECK_HOURS, type WallClock } from '#domain/payables/transfer-window.ts'

interface MethodText {
  /** Whose money it is. */
  readonly with: (country: Country) => string
  readonly label: string
  readonly when: (day: string) => string
  /** The next thing that happens. */
  readonly after: string
}

const ownMoney = (country: Country): string =>
  country === 'MX' ? 'Pagar con recursos propios' : 'Pagar con caja propia'

/** Pays a list. */
export const payrollPaymentText = {
  title: 'Pago de facturas',
  stepsLabel: 'Pasos del pago',
  steps: ['Resumen', 'Método de pago', 'Listo'],
  payNow: 'Pagar ahora',
  method: '¿Cómo quieres pagar?',
  methods: {
    transfer: {
      with: ownMoney,
      label: 'Transferencia bancaria',
      when: (day: string): string => `Llega a tus proveedores el ${day}`,
      after: 'Revisamos tu transferencia y pagamos a cada proveedor',
    },
    direct: {
      with: ownMoney,
      label: 'Yo pago a mis proveedores',
      when: (): string => 'El día en que tu banco las procese',
      after: 'Bajas el archivo para tu banco y lo registras aquí',
    },
    financing: {
      with: (): string => 'Solicitar financiamiento',
      label: 'Financiamiento de cuentas por pagar',
      when: (day: string): string => `Llega a tus proveedores el ${day}; tú nos pagas el día que elijas`,
      after: 'Un ejecutivo revisa tu solicitud, que usa tu línea de crédito',
    },
  } satisfies Record<PaymentMethod, MethodText>,
  questions: { cost: 'Costo', when: 'Cuándo', after: 'Después' },
  costUnknown: 'Lo ves antes de enviar',
  costIf: (day: string): string => `si nos pagas el ${day}`,
  notes: {
    transfer: 'Con «Pagar después» la lista queda en Programadas.',
    direct: '«Ya pagué» solo registra los pagos que hiciste en tu banco.',
    financing: 'Nada se paga antes de que un ejecutivo apruebe tu solicitud.',
  } satisfies Record<PaymentMethod, string>,
  financing: {
    title: 'TOTAL A FINANCIAR',
    date: '¿Qué día nos pagas?',
    repaid: 'Nos pagas el',
    term: (first: string, last: string): string => `Un día hábil desde el ${first} y hasta el ${last}.`,
    lines: {
      transfer: 'Pago a tus proveedores',
      interest: 'Diferencia de precio',
      operationCost: 'Asesoría digital',
      total: 'Total a pagar',
    } satisfies Record<RepaymentPart, string>,
    terms: (rate: string, from: string): string => `Tasa ${rate} mensual, de 30 días, desde el ${from}.`,
    available: (amount: string): string => `Saldo de tu línea de crédito: ${amount}`,
    aboveCredit: (amount: string): string =>
      `El total a pagar supera el saldo de tu línea de crédito, que es de ${amount}. Quita facturas de la lista o paga con otro método.`,
    priceFailed: 'No pudimos calcular el costo.',
    submit: 'Enviar solicitud',
    failed: 'No pudimos enviar tu solicitud.',
    seeOrder: 'Ver mi operación',
  },
  /** Where others authorise the payment before it is made. */
  approval: {
    submit: 'Enviar a autorización',
    notes: {
      transfer: 'Otra persona de tu empresa lo autoriza antes de que transfieras.',
      direct: 'Otra persona de tu empresa lo autoriza antes de que pagues.',
      financing: 'Otra persona de tu empresa la autoriza antes de que la recibamos.',
    } satisfies Record<PaymentMethod, string>,
    locked: 'Verás las cuentas completas y el archivo para tu banco cuando tu empresa autorice el pago.',
    doneTitle: {
      transfer: 'Enviamos tu pago a autorización',
      direct: 'Enviamos tu pago a autorización',
      financing: 'Enviamos tu solicitud a autorización',
    } satisfies Record<PaymentMethod, string>,
    doneDetail: {
      transfer: 'Te avisaremos cuando decidan. Después transfieres y nos avisas con «Ya pagué» en Programadas.',
      direct: 'Te avisaremos cuando decidan. Después pagas en tu banco y nos avisas con «Ya pagué» en Programadas.',
      financing: 'Te avisaremos cuando decidan. Si la autorizan, un ejecutivo la revisará.',
    } satisfies Record<PaymentMethod, string>,
    method: 'Método',
    expires: 'Vence el',
    needed: 'Autorizaciones',
    see: 'Ver mi solicitud',
  },
  back: 'Atrás',
  loadFailed: 'No pudimos cargar los datos para transferir.',
  bankData: `Cuenta ${brand.provider} a tu nombre`,
  bankDataWhy: (country: Country): string =>
    `La abrimos para ti: reconoce tu transferencia por ${country === 'CL' ? 'la glosa' : 'el concepto'} y desde ella pagamos a cada proveedor.`,
  payeesData: 'Transferencias a tus proveedores',
  noAccount: (currency: Currency): string =>
    currency === 'USD' ? 'Falta su cuenta en dólares.' : 'Falta su cuenta bancaria.',
  fields: {
    holder: 'Titular',
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    email: 'Correo',
    amount: 'Monto',
    /** The banks of Chile name it so. */
    concept: (country: Country): string => (country === 'CL' ? 'Glosa' : 'Concepto'),
  },
  copiedAs: (text: string): string => `se copia ${text}`,
  copyOne: (label: string): string => `Copiar ${label}`,
  copyAll: 'Copiar todos los datos',
  hours: `Revisamos las transferencias de lunes a viernes, de 8:00 a 16:00. Fuera de ese horario la revisión puede tardar hasta ${SLOW_CHECK_HOURS} horas.`,
  checkAt: ({ date, minutes }: WallClock): string =>
    `Revisaremos tu transferencia el ${formatWeekdayDate(date)} desde las ${formatTime(minutes)}.`,
  later: 'Pagar después',
  paid: 'Ya pagué',
  sending: 'Enviando…',
  failed: 'No pudimos registrar tu pago.',
  outcomeUnknown:
    'No sabemos si tu solicitud llegó. Revisa tu conexión y envíala de nuevo: no se registrará dos veces.',
  doneTitle: {
    DeclarePaid: 'Listo! Estamos procesando tu pago',
    PayLater: 'Estamos esperando tu pago',
    PaidDirectly: 'Registramos tu pago',
    AnnounceDirect: 'Esperamos que pagues a tus proveedores',
    RequestFinancing: '¡Solicitud de financiamiento enviada con éxito!',
  } satisfies Record<PaymentRequest, string>,
  doneDetail: {
    DeclarePaid: 'Te avisaremos cuando tus proveedores estén pagados.',
    PayLater: 'Cuando transfieras, avísanos con «Ya pagué» en Programadas.',
    PaidDirectly: 'Las facturas de la lista están en Pagadas.',
    AnnounceDirect: 'Cuando les pagues, avísanos con «Ya pagué» en Programadas.',
    RequestFinancing: 'Un ejecutivo la revisará. Síguela en Estado de Operaciones.',
  } satisfies Record<PaymentRequest, string>,
  finish: 'Volver a mis pagos',
} as const
