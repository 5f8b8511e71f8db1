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

/** Made-up terms: a lender, five branches in every region, and two notices. */
export const testLoanTerms: LoanTerms = {
  lender,
  branches,
  privacy: {
    lender: {
      text: `${lender} uses the name, email and contact number of this inquiry to reply to it and to quote a loan.

It does not share them. It deletes them one year after the last contact, unless you take a loan or the law requires it to keep them longer.

You can ask your branch what is stored about you, have it corrected or deleted, and withdraw your consent at any time.

This is a sample text.`,
    },
    product: {
      text: `This portal sends your inquiry and the name of your fleet to ${lender}. It stores the inquiry ID, so that you can ask about the inquiry.

It does not decide on loans, and it does not see the reply.

This is a sample text.`,
    },
  },
}
