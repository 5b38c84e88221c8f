import { type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import type { Clash } from './merge.ts'
import { useFreshValues } from './useFreshValues.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'
import { isPlain, isSame } from './values.ts'
import * as styles from './SchemaForm.css.ts'

export interface ChangedElsewhereProps<Values extends FieldValues, Output> {
  /** The form, which holds the record. */
  form: SchemaFormHandle<Values, Output>
  /** What the form would hold if it were opened now: the record as the server last gave it. */
  values: Values
  /** How the value of a field is written on screen; nothing where it is written as it is. */
  write?: (name: string, value: unknown) => string | undefined
  /** What lists are called that no `FormField` holds, and groups of fields that are one answer, by their names. */
  labels?: Readonly<Record<string, string>>
}

/** The most letters of a value that are shown. */
const MOST = 160

/** Writes values as they are: numbers as the language writes them, lists and groups one after the other. */
function useWriter(write: ChangedElsewhereProps<FieldValues, unknown>['write']) {
  const strings = useFormStrings()
  const { locale } = useLocale()
  const plain = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? strings.yes : strings.no
    if (typeof value === 'number') return value.toLocaleString(locale)
    if (Array.isArray(value))
      return new Intl.ListFormat(locale, { type: 'unit' }).format(value.map(plain).filter(Boolean))
    if (isPlain(value)) return plain(Object.values(value))
    return typeof value === 'string' ? value : ''
  }
  return (name: string, value: unknown) => {
    const written = (write?.(name, value) ?? plain(value)).trim() || strings.notSet
    return written.length > MOST ? `${written.slice(0, MOST)}…` : written
  }
}

/**
 * Says in which fields somebody else has changed what the person is changing, with both values, and lets them choose;
 * all other fields follow by themselves.
 *
 * Use when a `SchemaForm` edits a record that others may edit too, above its fields. Not where a record is added.
 */
export function ChangedElsewhere<Values extends FieldValues, Output>({
  form,
  values,
  write,
  labels,
}: ChangedElsewhereProps<Values, Output>) {
  const { clashes, ...choices } = useFreshValues(form, values, Object.keys(labels ?? {}))
  if (clashes.length === 0) return null
  return <Clashes form={form} clashes={clashes} write={write} labels={labels} {...choices} />
}

interface ClashesProps<Values extends FieldValues, Output>
  extends
    Pick<ChangedElsewhereProps<Values, Output>, 'form' | 'write' | 'labels'>,
    ReturnType<typeof useFreshValues<Values, Output>> {}

function Clashes<Values extends FieldValues, Output>({
  form,
  clashes,
  write,
  labels,
  keepMine,
  takeTheirs,
}: ClashesProps<Values, Output>) {
  const strings = useFormStrings()
  const written = useWriter(write)
  const { control } = form.hook
  const { defaultValues } = useFormState({ control })
  const mine = useWatch({ control, name: clashes.map(({ name }) => name as FieldPath<Values>) }) as unknown[]
  // Once both are the same, or the form was sent, there is nothing left to choose.
  const open = clashes
    .map((clash: Clash, at) => ({
      ...clash,
      mine: mine[at],
      label: labels?.[clash.name] ?? form.labels.get(clash.name),
    }))
    .filter(
      (clash) =>
        clash.label !== undefined &&
        !isSame(clash.mine, clash.theirs) &&
        isSame(get(defaultValues, clash.name), clash.theirs),
    )
  if (open.length === 0) return null
  return (
    <Alert tone="warning" title={strings.changedElsewhere(open.length)} isLive>
      <ul className={styles.clashes}>
        {open.map(({ name, label = '', mine: own, theirs }) => (
          <li key={name} className={styles.clash}>
            <strong>{label}</strong>
            <span>{strings.yours(written(name, own))}</span>
            <span>{strings.theirs(written(name, theirs))}</span>
            <div className={styles.choices}>
              <Button
                size="small"
                aria-label={`${strings.keepMine}: ${label}`}
                onPress={() => keepMine(name)}
              >
                {strings.keepMine}
              </Button>
              <Button
                size="small"
                variant="plain"
                aria-label={`${strings.takeTheirs}: ${label}`}
                onPress={() => takeTheirs({ name, theirs })}
              >
                {strings.takeTheirs}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
