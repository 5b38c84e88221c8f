import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../core/i18n/useText.ts'
import { type ExampleOrder, exampleOrderIds, type Inquiry } from './example.ts'
import { askedActions, askedSubjects } from './subjects.ts'
import { useRuleLabels } from './useRuleLabels.ts'

interface InquiryFormProps {
  inquiry: Inquiry
  onChange: (inquiry: Inquiry) => void
  /** Whether the rules of the moment are those of a view as someone else. */
  isViewing: boolean
}

/** What is asked of the rules: whose they are, an action, a subject, a field, one of the example's orders. */
export function InquiryForm({ inquiry, onChange, isViewing }: InquiryFormProps) {
  const text = useText()
  const labels = useRuleLabels()
  const set = (change: Partial<Inquiry>) => onChange({ ...inquiry, ...change })
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={text('access.whose')}
        isBlock
        value={inquiry.whose}
        onChange={(whose) => set({ whose })}
        options={[
          { id: 'own' as const, label: text(isViewing ? 'access.rulesOwnAs' : 'access.rulesOwn') },
          { id: 'example' as const, label: text('access.rulesExample') },
        ]}
      />
      <Select
        label={text('access.askAction')}
        options={askedActions.map((id) => ({ id, label: labels.action(id) }))}
        value={inquiry.action}
        onChange={(action) => action && set({ action })}
      />
      <Select
        label={text('access.askSubject')}
        isSearchable
        options={askedSubjects.map((id) => ({ id, label: labels.subject(id) }))}
        value={inquiry.subject}
        onChange={(subject) => subject && set({ subject })}
      />
      <TextField
        label={text('access.askField')}
        description={text('access.askFieldHint')}
        placeholder={text('access.anyField')}
        value={inquiry.field}
        onChange={(field) => set({ field })}
        isClearable
      />
      {inquiry.subject === 'Order' && (
        <Select<ExampleOrder>
          label={text('access.askRecord')}
          clearLabel={text('access.anyRecord')}
          options={exampleOrderIds.map((id) => ({ id, label: text(`access.example.${id}`) }))}
          value={inquiry.order}
          onChange={(order) => set({ order })}
        />
      )}
    </Stack>
  )
}
