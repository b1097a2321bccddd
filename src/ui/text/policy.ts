import type { ApprovalAct } from '#domain/team/approval-policy.ts'

/** The card and the dialog of the rules by which others authorise. */
export const policyText = {
  title: 'Autorizaciones',
  lead: 'Qué debe autorizar otra persona antes de que se haga.',
  failed: 'No pudimos cargar las autorizaciones.',
  change: 'Cambiar',
  alone: 'Aún no hay otra persona que pueda autorizar: todo se hace de inmediato.',
  advice: 'Recomendamos pedir autorización: así nadie cambia las cuentas de la empresa por su cuenta.',
  seeAdvice: 'Ver la recomendación',
  expiry: 'Plazo para autorizar',
  days: (count: number): string => (count === 1 ? '1 día' : `${count} días`),
  cooling: 'Espera de una cuenta nueva o cambiada',
  hours: (count: number): string => (count === 0 ? 'Sin espera' : `${count} horas`),
  hints: {
    ORDER: 'Pedir una operación con tus facturas.',
    PAY: 'Pagar una lista de facturas.',
    FINANCE: 'Pedir que se financie el pago de una lista.',
    SURPLUS: 'Pedir que se transfieran los excedentes.',
    OWN_ACCOUNT: 'Agregar, cambiar o eliminar una cuenta de la empresa.',
    SUPPLIER_ACCOUNT: 'Agregar, cambiar o eliminar la cuenta de un proveedor.',
    MEMBER: 'Invitar a quien podrá autorizar, o darle ese permiso a alguien del equipo.',
    POLICY: 'Pedir menos autorizaciones que ahora. Pedir más se hace de inmediato.',
  } satisfies Readonly<Record<ApprovalAct, string>>,
  dialog: {
    title: 'Cambiar las autorizaciones',
    lead: 'Marca lo que otra persona debe autorizar. Nadie autoriza lo que pide.',
    save: 'Guardar',
    saving: 'Guardando',
    conflict: 'Otra persona cambió las autorizaciones',
    approvers: 'Cuántas personas autorizan',
    approversOf: (place: number): string => `Personas, tramo ${place}`,
    from: (place: number): string => `Desde, tramo ${place}`,
    people: (count: number): string => (count === 1 ? '1 persona' : `${count} personas`),
    choose: 'Elige cuántas',
    add: 'Agregar tramo',
    addOf: (rule: string): string => `Agregar tramo de ${rule}`,
    remove: 'Quitar el último',
    removeOf: (rule: string): string => `Quitar el último tramo de ${rule}`,
    expiry: 'Días para autorizar',
    cooling: 'Horas que espera una cuenta de proveedor nueva o cambiada',
    coolingHint: 'Antes se le paga solo si dos personas la confirman. Quien la cambió no la confirma.',
    tooFew: (holders: number): string =>
      holders < 2
        ? 'Hoy solo una persona puede autorizar: lo que ella pida se hace de inmediato.'
        : `Hoy pueden autorizar ${holders} personas: cuando lo pida una de ellas, ${holders === 2 ? 'basta con la otra' : `bastan las otras ${holders - 1}`}.`,
    waits: 'Pides menos autorizaciones que ahora: otra persona tendrá que autorizar este cambio.',
  },
}
