import { choice, useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'

const parameters = {
  dialog: choice(['add', 'edit']),
  /** The id of the role that is edited, or that a new one starts from; 0 for none. */
  of: wholeNumber(0),
}

/** Which dialog about a role is open. */
export function useRolesAddress() {
  const [{ dialog, of }, set] = useAddressState(parameters)
  return {
    dialog,
    of,
    add: (from = 0) => set({ dialog: 'add', of: from }),
    edit: (id: number) => set({ dialog: 'edit', of: id }),
    close: () => set({ dialog: null, of: 0 }),
  }
}
