import { useLayoutEffect, useRef } from 'react'

interface FormFilesProps {
  name: string
  files: readonly File[]
  isDisabled?: boolean
}

/** Puts files into the data of the form around, as a native field would. */
export function FormFiles({ name, files, isDisabled }: FormFilesProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Where there is no page to drag on, as in tests, there is none.
    if (typeof DataTransfer === 'undefined') return
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    ref.current!.files = list.files
  }, [files])
  return <input ref={ref} type="file" name={name} multiple hidden disabled={isDisabled} />
}
