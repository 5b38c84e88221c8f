const canHaveFocus = 'input, select, textarea, button, [tabindex], [contenteditable="true"]'
const notSeen = ':disabled, [type="hidden"], [hidden] *'

/** What takes the focus of the first field of a form that is said to be wrong. */
export function firstInvalid(form: HTMLFormElement): HTMLElement | undefined {
  const fields = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')
  return [...fields]
    .flatMap((field) => [field, ...field.querySelectorAll<HTMLElement>(canHaveFocus)])
    .find((element) => element.matches(canHaveFocus) && !element.matches(notSeen))
}
