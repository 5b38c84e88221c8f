import { OtpField } from '@data1522/design-system/OtpField'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A code to try out. */
export const playground = definePlayground({
  tag: 'OtpField',
  controls: {
    label: { kind: 'text', initial: 'otpDemos.code' },
    description: { kind: 'text', initial: 'otpDemos.codeHint' },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    isMasked: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => <OtpField {...values} defaultValue="4815" />,
})
