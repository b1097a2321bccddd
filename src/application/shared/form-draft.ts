/** The texts of a form by the names of their fields. */
export type TypedTexts = Readonly<Record<string, string>>

/** The typed values of one form that were not saved, as they were when the form was opened. */
export interface FormDraft {
  /** Undefined when nothing was left. */
  readonly typed: TypedTexts | undefined
  /** The version of the row on which it was typed. */
  readonly version: number
  readonly write: (values: object) => void
  readonly clear: () => void
}
