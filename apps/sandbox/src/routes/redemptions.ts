import { listRedemptions } from 'api-client/contract/activity'
import type { Product } from 'api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'api-client/money'
import { count, desc, eq } from 'drizzle-orm'
import { driver, fuelCode, redemption, station, vehicle } from '../db/schema.ts'
import { chosenRedemptions } from '../domain/redemptionFilters.ts'
import { pageOf } from '../utilities/paging.ts'
import { wireInstant } from '../utilities/time.ts'
import { handle } from '../handle.ts'

export const redemptionRoutes = [
  handle(listRedemptions, async ({ tx }, input) => {
    const { limit, offset } = pageOf(input)
    const where = chosenRedemptions(input)
    const found = await tx
      .select({ redemption, station, driver, vehicle, code: fuelCode.code })
      .from(redemption)
      .innerJoin(station, eq(station.id, redemption.stationId))
      .innerJoin(fuelCode, eq(fuelCode.id, redemption.fuelCodeId))
      .leftJoin(driver, eq(driver.id, redemption.driverId))
      .leftJoin(vehicle, eq(vehicle.id, redemption.vehicleId))
      .where(where)
      .orderBy(desc(redemption.redeemedAt), desc(redemption.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx
      .select({ count: count() })
      .from(redemption)
      .innerJoin(station, eq(station.id, redemption.stationId))
      .where(where)
    const redemptions = found.map(
      ({ redemption: row, station: place, driver: who, vehicle: which, code }) => ({
        redemptionId: row.id,
        station: { stationId: place.id, name: place.name, businessName: place.businessName },
        driver: who && {
          driverLicenseId: who.driverLicenseId,
          firstName: who.firstName,
          lastName: who.lastName,
        },
        dispensedTo: row.dispensedTo,
        vehicle: which && { plateNumber: which.plateNumber },
        redeemedAt: wireInstant(row.redeemedAt),
        fuelCode: code,
        productCode: row.product as Product,
        literVolume: millilitres(row.volume),
        averageCreditPrice: unitPrice(row.averageCreditPrice),
        totalCreditPrice: centavos(row.totalCreditPrice),
        pointsEarned: row.pointsEarned,
        pumpPrice: unitPrice(row.pumpPrice),
        orNumber: row.orNumber,
        status: row.status as 'success' | 'voided',
        remarks: row.remarks,
      }),
    )
    return { redemptions, count: total?.count ?? 0 }
  }),
]
