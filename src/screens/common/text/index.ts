export { componentsText } from './text.ts'
