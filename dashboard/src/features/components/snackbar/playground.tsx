import { Button } from '@data1522/design-system/Button'
import { type ToastContent, toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

function Show({ toast }: { toast: ToastContent }) {
  const text = useText()
  return <Button onPress={() => toasts.show(toast)}>{text('snackbarDemos.show')}</Button>
}

/** A message to try out. */
export const playground = definePlayground({
  tag: 'toasts',
  controls: {
    title: { kind: 'text', initial: 'snackbarDemos.saved' },
    description: { kind: 'text', initial: 'snackbarDemos.importedMore' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'success', 'info', 'warning', 'danger'],
      initial: 'success',
      default: 'neutral',
    },
    isVertical: { kind: 'switch' },
  },
  render: (toast) => <Show toast={toast} />,
  code: (_, values) => {
    const said = Object.entries(values).filter(([, value]) => value !== '' && value !== false)
    return `toasts.show({ ${said.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')} })`
  },
})
