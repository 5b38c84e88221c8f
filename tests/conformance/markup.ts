const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
]

/** The ids that more than one element has. */
export function repeatedIds(root: ParentNode) {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** Attributes that name an id which no element has. A closed popup may be named before it exists. */
export const brokenReferences = (root: ParentNode) =>
  REFERENCES.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)]
      .filter(
        (element) => !(attribute === 'aria-controls' && element.getAttribute('aria-expanded') === 'false'),
      )
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean))
      .filter((id) => !document.getElementById(id))
      .map((id) => `${attribute}=${id}`),
  )
