import { useEffect, useEffectEvent, useRef } from 'react'

interface FormFilesProps {
  name: string
  files: readonly File[]
  isDisabled?: boolean
}

/** What a native field sends while nothing is chosen. */
const noFile = () => [new File([], '', { type: 'application/octet-stream' })]

/**
 * Puts files into the data of the form around, as a native field would. They are added when the data is gathered,
 * because a reset of the form empties every file input in it, whatever is chosen by then.
 */
export function FormFiles({ name, files, isDisabled }: FormFilesProps) {
  const ref = useRef<HTMLInputElement>(null)
  const add = useEffectEvent(({ target, formData }: FormDataEvent) => {
    const input = ref.current
    if (!input || input.form !== target || input.matches(':disabled')) return
    for (const file of files.length > 0 ? files : noFile()) formData.append(name, file)
  })
  useEffect(() => {
    const listen = (event: FormDataEvent) => add(event)
    document.addEventListener('formdata', listen)
    return () => document.removeEventListener('formdata', listen)
  }, [])
  return <input ref={ref} type="hidden" disabled={isDisabled} />
}
