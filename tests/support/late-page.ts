type Print = (element: Element) => string | false

/**
 * Errors of Testing Library that print the page when they are read, not when they are made: what waits for an element
 * makes one every 50 ms and throws it away, which took a fifth of the time of a screen's tests.
 */
export function latePageOf(print: Print) {
  return (message: string | null, container: Element) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (whole ??= [message, print(container)].filter(Boolean).join('\n\n')),
    })
    return error
  }
}
