import type { FormEvent, ReactNode, Ref } from 'react'

export interface FormElementProps {
  children: ReactNode
  label: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  id?: string
  ref?: Ref<HTMLFormElement>
}

/** A form whose page does not load anew, and of which the browser holds nothing back. */
export function FormElement({ label, onSubmit, ...rest }: FormElementProps) {
  return (
    <form
      {...rest}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    />
  )
}
