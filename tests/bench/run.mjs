// `npm run bench` measures the app; `npm run bench -- peers` compares the wallet kit with others.
await import(process.argv.includes('peers') ? './peers/run.mjs' : './figures.mjs')
