import { Autocomplete } from '@data1522/design-system/Autocomplete'
import type { EmailRecipient } from '@data1522/mocks/contract/email'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { findPeople, isAddress, personOption, recipientsOf } from './people.ts'

interface PeopleFieldProps {
  label: string
  value: readonly EmailRecipient[]
  onChange: (people: EmailRecipient[]) => void
  /** Called with what is typed and no recipient yet. */
  onTextChange: (text: string) => void
  errorMessage?: string | undefined
  end?: ReactNode
}

/** Whom a letter goes to: people who are known, and addresses of one's own. */
export function PeopleField({ label, value, onChange, onTextChange, errorMessage, end }: PeopleFieldProps) {
  const text = useText()
  return (
    <Autocomplete
      label={label}
      variant="filled"
      size="small"
      load={findPeople}
      known={value.map(personOption)}
      value={value.map(({ address }) => address)}
      onChange={(addresses) => onChange(recipientsOf(addresses, value))}
      onTextChange={onTextChange}
      validate={(typed) => (isAddress(typed) ? undefined : text('email.noAddress', { text: typed }))}
      errorMessage={errorMessage}
      end={end}
    />
  )
}
