export * from '#apps/conformance'
