declare module '*?code' {
  const source: import('./demo.ts').DemoSource
  export default source
}
