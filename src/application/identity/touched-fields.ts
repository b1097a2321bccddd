import { makeAutoObservable, observableRef } from 'mobx'

/** The fields with visible errors: blurred ones that are not empty, and all after a submit. */
export class TouchedFields<Field extends string> {
  areAll = false
  fields: ReadonlyArray<Field> = []

  constructor() {
    makeAutoObservable(this, { fields: observableRef })
  }

  has(field: Field): boolean {
    return this.areAll || this.fields.includes(field)
  }

  blur(field: Field, text: string): void {
    if (text !== '' && !this.fields.includes(field)) this.fields = [...this.fields, field]
  }

  touchAll(): void {
    this.areAll = true
  }
}
