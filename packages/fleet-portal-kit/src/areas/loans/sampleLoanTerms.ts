import type { LoanBranch, LoanTerms, SalesRegion } from './loanTerms.ts'

const cities: Record<SalesRegion, readonly string[]> = {
  'North Luzon': ['Baguio', 'Dagupan', 'Laoag', 'San Fernando (Pampanga)', 'Tuguegarao'],
  'Metro Manila': ['Caloocan', 'Makati', 'Mandaluyong', 'Quezon City', 'Taguig'],
  'South Luzon': ['Batangas City', 'Dasmariñas', 'Legazpi', 'Lucena', 'Santa Rosa (Laguna)'],
  Visayas: ['Bacolod', 'Cebu City', 'Dumaguete', 'Iloilo City', 'Tacloban'],
  Mindanao: ['Butuan', 'Cagayan de Oro', 'Davao City', 'General Santos', 'Zamboanga City'],
}

const branches = (Object.entries(cities) as [SalesRegion, readonly string[]][]).flatMap(
  ([region, names]): LoanBranch[] => names.map((label) => ({ label, value: label, region })),
)

const lender = 'Sample Lending Corporation'

/** Made-up terms, shown where the host gives none: a lender, five branches in every region, and two notices. */
export const sampleLoanTerms: LoanTerms = {
  lender,
  branches,
  privacy: {
    lender: {
      text: `${lender} uses the name, e-mail and contact number of this inquiry to answer it, to say what a loan would cost, and to keep a record of what was said.

It gives them to nobody else, and deletes them a year after the last word, unless a loan comes of it or the law asks for longer.

You may ask what is kept about you, have it corrected or deleted, and take your agreement back at any time, at the branch that you chose.

This is a sample. The operator of this portal puts the notice of its lender in its place.`,
    },
    product: {
      text: `This portal passes your inquiry on to ${lender}, with the name of your fleet, and keeps its number, so that you can ask about it.

It does not decide on loans and sees no answer to your inquiry.

This is a sample. The operator of this portal puts its own notice in its place.`,
    },
  },
}
