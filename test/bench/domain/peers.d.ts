declare module 'rut.js' {
  export const validate: (text: string) => boolean
}
