import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  sendContactMessage: {
    body: {
      name: 'Iris Okafor',
      email: 'iris@heron-lighting.example',
      message: 'How many vans can the Team plan follow?',
    },
  },
  subscribeToNewsletter: { body: { email: 'iris@heron-lighting.example' } },
}
