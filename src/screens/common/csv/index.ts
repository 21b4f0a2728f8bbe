export { neutralize, restore } from './formulas.ts'
export { largestFile, readText, type TextProblem } from './readText.ts'
export { saveFile } from './saveFile.ts'
export { toCsv } from './toCsv.ts'
