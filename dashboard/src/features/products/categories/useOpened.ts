import { choice, useAddressState, wholeNumber, words } from '../../../core/router/useAddressState.ts'

const nothing = { add: '', edit: 0, delete: 0, dialog: null }

const parameters = {
  /** `top`, or the id of the category that the new one is part of. */
  add: words(),
  edit: wholeNumber(0),
  delete: wholeNumber(0),
  dialog: choice(['order']),
}

/** What can be open beside the list. */
type Openable = Partial<{ add: string; edit: number; delete: number; dialog: 'order' }>

/** What is open beside the list of categories, as the address says; one thing at a time. */
export function useOpened() {
  const [opened, set] = useAddressState(parameters)
  return {
    ...opened,
    open: (next: Openable) => set({ ...nothing, ...next }, { isReplacing: true }),
    close: () => set(nothing, { isReplacing: true }),
  }
}

export type Opened = ReturnType<typeof useOpened>
