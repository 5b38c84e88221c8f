import { focusOn } from '../../../app/movement/targets.ts'

/** To be called before the row that holds the focus goes: it is handed on to the row beside, else to what holds the rows. */
export function handOnFocus() {
  const held = document.activeElement
  const row = held?.closest('li, tr')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const around = (row ?? held?.closest('section'))?.parentElement?.closest<HTMLElement>('section, form')
  requestAnimationFrame(() => {
    const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? around
    if (next && document.activeElement === document.body) focusOn(next)
  })
}
