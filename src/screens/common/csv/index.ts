export { neutralize, restore } from './formulas.ts'
export { saveFile } from './saveFile.ts'
export { toCsv } from './toCsv.ts'
