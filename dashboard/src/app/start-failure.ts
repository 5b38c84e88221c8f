/** In words of its own, since it is the words that did not come. */
const words = {
  en: ['The page could not be loaded. Check the connection.', 'Try again'],
  fr: ['La page n’a pas pu être chargée. Vérifiez la connexion.', 'Réessayer'],
  ar: ['تعذّر تحميل الصفحة. تحقّق من الاتصال.', 'إعادة المحاولة'],
} as const

/** Says on a page that has nothing yet that it could not start, with another try. */
export function showStartFailure(root: HTMLElement) {
  const spoken = document.documentElement.lang as keyof typeof words
  const [said, again] = words[spoken] ?? words.en
  const text = document.createElement('p')
  const button = document.createElement('button')
  text.setAttribute('role', 'alert')
  text.textContent = said
  button.textContent = again
  button.addEventListener('click', () => location.reload())
  root.replaceChildren(text, button)
}
