import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface Template {
  readonly id: string
  readonly subject: string
  readonly message: string
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'subject', 'message'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

function readTemplates(): Template[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(personKey('email-templates')) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTemplate) : []
  } catch {
    return []
  }
}

const write = (name: string, value: string) => {
  try {
    localStorage.setItem(personKey(name), value)
    return true
  } catch {
    return false
  }
}

/** What stands below every new letter of a person. */
export function readSignature(): string {
  try {
    return localStorage.getItem(personKey('email-signature')) ?? ''
  } catch {
    return ''
  }
}

interface Written {
  subject: string
  message: string
}

/** The letters that a person keeps to begin others with, and the signature; both stay in this browser. */
export function useTemplates(letter: Written, change: (fields: Partial<Written>) => void) {
  const text = useText()
  const notify = (isKept: boolean, title: () => string) =>
    toasts.show(isKept ? { tone: 'success', title } : { tone: 'danger', title: () => text('email.notKept') })
  return {
    sections: () => {
      const templates = readTemplates()
      const known = [
        {
          id: 'use',
          title: text('email.templates'),
          entries: templates.map(({ id, subject }) => ({ id, label: subject })),
        },
        {
          id: 'keep',
          entries: [
            {
              id: 'save',
              label: text('email.templateSave'),
              ...(!letter.subject.trim() && {
                isDisabled: true,
                description: text('email.templateNeedsSubject'),
              }),
            },
            { id: 'signature', label: text('email.signatureSave') },
          ],
        },
        {
          id: 'drop',
          title: text('email.templateDrop'),
          entries: templates.map(({ id, subject }) => ({ id: `drop:${id}`, label: subject })),
        },
      ]
      return known.filter(({ entries }) => entries.length > 0)
    },
    insert: (id: string) => {
      const found = readTemplates().find((one) => one.id === id)
      if (found)
        change({ subject: letter.subject || found.subject, message: `${found.message}${letter.message}` })
    },
    save: () => {
      const subject = letter.subject.trim()
      const others = readTemplates().filter((one) => one.subject !== subject)
      const made = { id: crypto.randomUUID(), subject, message: letter.message }
      notify(write('email-templates', JSON.stringify([...others, made])), () =>
        text('email.templateSaved', { subject }),
      )
    },
    drop: (id: string) => {
      const kept = readTemplates().filter((one) => one.id !== id)
      notify(write('email-templates', JSON.stringify(kept)), () => text('email.templateDropped'))
    },
    saveSignature: () => notify(write('email-signature', letter.message), () => text('email.signatureSaved')),
  }
}
