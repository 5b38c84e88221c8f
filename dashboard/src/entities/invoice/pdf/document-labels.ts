/** A word and what it stands for. */
export interface Fact {
  readonly term: string
  readonly value: string
}

interface Party {
  readonly name: string
  readonly lines: readonly string[]
}

interface Passage {
  readonly title: string
  readonly text: string
}

/** All texts of an invoice or a receipt, in one language. */
export interface DocumentLabels {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Who writes it. */
  readonly shop: Party
  /** Whom it goes to. */
  readonly client: Party & { readonly title: string }
  readonly payTitle: string
  readonly pay: readonly Fact[]
  readonly columns: {
    readonly caption: string
    readonly item: string
    readonly cost: string
    readonly quantity: string
    readonly total: string
  }
  readonly lines: readonly {
    readonly id: string
    readonly item: string
    readonly description: string
    readonly cost: string
    readonly quantity: string
    readonly total: string
  }[]
  readonly totals: {
    readonly parts: readonly Fact[]
    readonly total: Fact
    readonly paid: Fact | undefined
    readonly balance: Fact | undefined
  }
  readonly note: Passage | undefined
  readonly terms: Passage | undefined
  readonly stub: (Passage & { readonly facts: readonly Fact[] }) | undefined
}
