/** From here on, browsers take seconds to find the direction of each paragraph and to insert a paste piece by piece. */
const LONG = 10_000

const leaning = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text.slice(0, 1000)) ? 'rtl' : 'ltr'

/** The direction of a text: left to the browser, or for a long one that of its first letter. */
export const directionOf = (text = '') => (text.length < LONG ? 'auto' : leaning(text))

/** Puts a long text that is pasted or dropped into a textarea at once; piece by piece it would freeze the page. */
export function takeLongText(area: HTMLTextAreaElement) {
  const insert = (event: Event, data: DataTransfer | null) => {
    const text = area.readOnly ? '' : (data?.getData('text/plain') ?? '')
    if (text.length < LONG) return
    event.preventDefault()
    area.dir = leaning(area.value.slice(0, area.selectionStart) + text.slice(0, 1000))
    // Lets the new direction take effect first; else the text is laid out by the old one.
    void area.offsetHeight
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }
  // Before `beforeinput`, for which a browser has taken the text apart already.
  const paste = (event: ClipboardEvent) => insert(event, event.clipboardData)
  const drop = (event: DragEvent) => insert(event, event.dataTransfer)
  const turn = () => {
    area.dir = directionOf(area.value)
  }
  area.addEventListener('paste', paste)
  area.addEventListener('drop', drop)
  area.addEventListener('input', turn)
  return () => {
    area.removeEventListener('paste', paste)
    area.removeEventListener('drop', drop)
    area.removeEventListener('input', turn)
  }
}
