import type { Examples } from '../../../../tests/conformance/example.ts'
import { Form } from './Form.tsx'

const none = () => undefined

export const examples: Examples = {
  Form: (probe, words) => (
    <Form {...probe} label={words || 'Form'} onSubmit={none}>
      {words}
    </Form>
  ),
}
