import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** How cached data looks once a change is done that the server has not confirmed yet. */
export interface OptimisticUpdate {
  /** Every query whose key begins so is updated. */
  readonly queryKey: QueryKey
  /**
   * Is applied to whatever the server says meanwhile, also where that holds the change already: doing it twice must be
   * the same as doing it once.
   */
  readonly update: (data: never) => unknown
}

/**
 * The optimistic updates of one client. Each lies over what the server last said and is confirmed or rolled back by
 * itself, so that changes which overlap in time never touch each other.
 */
class OptimisticUpdates {
  readonly #client: QueryClient
  #pending: readonly OptimisticUpdate[] = []
  /** What the server last said of the queries that are updated. */
  readonly #confirmed = new Map<Query, unknown>()
  #isShowing = false

  constructor(client: QueryClient) {
    this.#client = client
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'removed') this.#confirmed.delete(event.query)
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !this.#isShowing
      if (isAnswer && this.#updatesOf(event.query).length > 0) {
        this.#confirmed.set(event.query, event.query.state.data)
        this.#show(event.query)
      }
    })
    // A change that is forgotten before it was sent, as at the end of a session, is not to be seen either.
    client.getMutationCache().subscribe((event) => {
      const updates = event.type === 'removed' ? event.mutation.state.context : undefined
      if (Array.isArray(updates)) this.#pending = this.#pending.filter((one) => !updates.includes(one))
    })
  }

  begin(updates: readonly OptimisticUpdate[]) {
    this.#pending = [...this.#pending, ...updates]
    for (const query of this.#queriesOf(updates)) {
      if (query.state.data === undefined) continue
      if (!this.#confirmed.has(query)) this.#confirmed.set(query, query.state.data)
      this.#show(query)
    }
  }

  end(updates: readonly OptimisticUpdate[], isConfirmed: boolean) {
    const queries = this.#queriesOf(updates)
    if (isConfirmed) {
      for (const query of queries) this.#ignoreAnswerOnTheWay(query)
      for (const { queryKey, update } of updates)
        for (const query of this.#queriesOf([{ queryKey, update }]))
          if (this.#confirmed.has(query))
            this.#confirmed.set(query, update(this.#confirmed.get(query) as never))
    }
    this.#pending = this.#pending.filter((one) => !updates.includes(one))
    for (const query of queries) if (this.#confirmed.has(query)) this.#show(query)
  }

  /** An answer that was asked for before the change may not hold it. */
  #ignoreAnswerOnTheWay(query: Query) {
    if (query.state.fetchStatus !== 'fetching') return
    if (query.state.data !== undefined) void query.cancel({ revert: true })
    else {
      const again = () => this.#client.invalidateQueries({ queryKey: query.queryKey, exact: true })
      void query.promise?.then(again, () => undefined)
    }
  }

  #queriesOf(updates: readonly OptimisticUpdate[]) {
    const cache = this.#client.getQueryCache()
    return new Set(updates.flatMap(({ queryKey }) => cache.findAll({ queryKey })))
  }

  #updatesOf(query: Query) {
    return this.#pending.filter(({ queryKey }) => partialMatchKey(query.queryKey, queryKey))
  }

  #show(query: Query) {
    const updates = this.#updatesOf(query)
    const confirmed = this.#confirmed.get(query)
    if (updates.length === 0) this.#confirmed.delete(query)
    const shown = updates.reduce<unknown>((data, { update }) => update(data as never), confirmed)
    this.#isShowing = true
    query.setData(shown, { updatedAt: query.state.dataUpdatedAt, manual: true })
    this.#isShowing = false
  }
}

const known = new WeakMap<QueryClient, OptimisticUpdates>()

/** The optimistic updates of a client. */
export function optimisticUpdatesOf(client: QueryClient): OptimisticUpdates {
  const updates = known.get(client) ?? new OptimisticUpdates(client)
  known.set(client, updates)
  return updates
}
