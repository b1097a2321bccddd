import type { StakeholderDraft, StakeholderField } from '#domain/legal/stakeholder.ts'
import type { MexicanGeography } from '../geography/mexican-geography.port.ts'
import { RemoteList } from '../shared/remote-list.ts'

/** The choices of a Mexican address: the municipalities of the state, the colonies of the municipality. */
export class AddressChoices {
  readonly states: RemoteList<string>
  readonly municipalities: RemoteList<string>
  readonly colonies: RemoteList<string>

  constructor(geography: MexicanGeography, values: () => Pick<StakeholderDraft, 'state' | 'municipality'>) {
    this.states = new RemoteList({ load: geography.states })
    this.municipalities = new RemoteList({ load: () => geography.municipalities(values().state) })
    this.colonies = new RemoteList({ load: () => geography.colonies(values().state, values().municipality) })
  }

  /** For an address that has these parts. */
  load({ municipality, state }: Pick<StakeholderDraft, 'state' | 'municipality'>): void {
    void this.states.load()
    this.#reload(this.municipalities, state)
    this.#reload(this.colonies, municipality)
  }

  onStateChanged(state: string): void {
    this.#reload(this.municipalities, state)
    this.colonies.reset()
  }

  onMunicipalityChanged(municipality: string): void {
    this.#reload(this.colonies, municipality)
  }

  of(field: StakeholderField): RemoteList<string> | undefined {
    switch (field) {
      case 'state':
        return this.states
      case 'municipality':
        return this.municipalities
      case 'colony':
        return this.colonies
      default:
        return undefined
    }
  }

  /** Values of another place are not offered meanwhile. */
  #reload(list: RemoteList<string>, place: string): void {
    list.reset()
    if (place !== '') void list.load()
  }
}
