import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import type { PlaygroundControl } from './playground.ts'

interface PlaygroundFieldProps {
  /** The prop's name, which is the same in every language. */
  prop: string
  control: PlaygroundControl
  value: string | boolean
  onChange: (value: string | boolean) => void
}

/** The most choices that stand beside each other; more go into a list. */
const MOST_SEGMENTS = 4

/** The control of one prop. */
export function PlaygroundField({ prop, control, value, onChange }: PlaygroundFieldProps) {
  if (control.kind === 'switch')
    return (
      <Switch isSelected={value === true} onChange={onChange} size="small">
        {prop}
      </Switch>
    )
  if (control.kind === 'text') return <TextField label={prop} value={String(value)} onChange={onChange} />
  const options = control.options.map((id) => ({ id, label: id }))
  return options.length > MOST_SEGMENTS ? (
    <Select
      label={prop}
      options={options}
      value={String(value)}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  ) : (
    <SegmentedControl
      label={prop}
      options={options}
      value={String(value)}
      onChange={onChange}
      size="small"
      isBlock
    />
  )
}
