import { makeAutoObservable, observableRef } from 'mobx'

/** Which fields of a form may be judged: one that was left with something in it, and all once the form was sent. */
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
