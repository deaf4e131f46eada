import { appsHooks } from './apps';
import { beautyAndFitnessHooks } from './beauty-and-fitness';
import { businessServicesHooks } from './business-services';
import { carsHooks } from './cars';
import { causesHooks } from './causes';
import { educationHooks } from './education';
import { familyAndPetsHooks } from './family-and-pets';
import { financeHooks } from './finance';
import { foodAndDrinkHooks } from './food-and-drink';
import { goodsHooks } from './goods';
import { healthHooks } from './health';
import { homeServicesHooks } from './home-services';
import { houseWorkHooks } from './house-work';
import { lawHooks } from './law';
import { moreFoodHooks } from './more-food';
import { outdoorDaysHooks } from './outdoor-days';
import { professionalServicesHooks } from './professional-services';
import { realEstateHooks } from './real-estate';
import { retailHooks } from './retail';
import { softwareHooks } from './software';
import { travelAndEventsHooks } from './travel-and-events';
import { houseAndHealthHooks } from './house-and-health';
import { townAndOutdoorsHooks } from './town-and-outdoors';
import { homeRepairHooks } from './home-repair';
import { onTheRoadHooks } from './on-the-road';
import { daysOutHooks } from './days-out';
import { treatsHooks } from './treats';
import { countersAndClaimsHooks } from './counters-and-claims';
import { sidingAndScreensHooks } from './siding-and-screens';
import { tanksAndTrucksHooks } from './tanks-and-trucks';
import { platesAndPermitsHooks } from './plates-and-permits';
import { personalHelpHooks } from './personal-help';
import { forFirmsHooks } from './for-firms';
import { aroundTheHouseHooks } from './around-the-house';
import { outAndInTownHooks } from './out-and-in-town';
import { skillsAndFirmsHooks } from './skills-and-firms';
import { toolsForWorkHooks } from './tools-for-work';
import { workshopsHooks } from './workshops';
import { houseAndGroundsHooks } from './house-and-grounds';
import { shopsInTownHooks } from './shops-in-town';
import { thrillsAndEveningsHooks } from './thrills-and-evenings';
import { careAndDesksHooks } from './care-and-desks';
import { houseUpkeepHooks } from './house-upkeep';
import { petsAndLittleOnesHooks } from './pets-and-little-ones';
import { wellnessAndLooksHooks } from './wellness-and-looks';
import { tablesAndTreatsHooks } from './tables-and-treats';
import { weddingsAndOutingsHooks } from './weddings-and-outings';
import { shelvesAndCountersHooks } from './shelves-and-counters';
import { yardsAndWarehousesHooks } from './yards-and-warehouses';
import { paperAndPeopleHooks } from './paper-and-people';
import { licensesAndHelpersHooks } from './licenses-and-helpers';
import { programsAtWorkHooks } from './programs-at-work';
import { lessUsualHooks } from './less-usual';
import { onceInAWhileHooks } from './once-in-a-while';
import { checksAndOutingsHooks } from './checks-and-outings';
import { waterAndWarmthHooks } from './water-and-warmth';
import { broughtAndSentHooks } from './brought-and-sent';
import { schoolsAndPortraitsHooks } from './schools-and-portraits';
import { classesAndClinicsHooks } from './classes-and-clinics';
import { ridesAndCountersHooks } from './rides-and-counters';
import { rangesAndRinksHooks } from './ranges-and-rinks';
import { countersAndClinicsHooks } from './counters-and-clinics';
import { goodsAndGearHooks } from './goods-and-gear';
import { stainsAndStrapsHooks } from './stains-and-straps';
import type { Hooks } from './hook';

/** What stops a reader, by the trade's id. */
export const hooksByTrade: Readonly<Record<string, Hooks>> = {
  ...appsHooks,
  ...beautyAndFitnessHooks,
  ...businessServicesHooks,
  ...carsHooks,
  ...causesHooks,
  ...educationHooks,
  ...familyAndPetsHooks,
  ...financeHooks,
  ...foodAndDrinkHooks,
  ...goodsHooks,
  ...healthHooks,
  ...homeServicesHooks,
  ...houseWorkHooks,
  ...lawHooks,
  ...moreFoodHooks,
  ...outdoorDaysHooks,
  ...professionalServicesHooks,
  ...realEstateHooks,
  ...retailHooks,
  ...softwareHooks,
  ...travelAndEventsHooks,
  ...forFirmsHooks,
  ...personalHelpHooks,
  ...treatsHooks,
  ...daysOutHooks,
  ...onTheRoadHooks,
  ...homeRepairHooks,
  ...townAndOutdoorsHooks,
  ...houseAndHealthHooks,
  ...aroundTheHouseHooks,
  ...outAndInTownHooks,
  ...skillsAndFirmsHooks,
  ...toolsForWorkHooks,
  ...workshopsHooks,
  ...houseAndGroundsHooks,
  ...shopsInTownHooks,
  ...thrillsAndEveningsHooks,
  ...careAndDesksHooks,
  ...houseUpkeepHooks,
  ...petsAndLittleOnesHooks,
  ...wellnessAndLooksHooks,
  ...tablesAndTreatsHooks,
  ...weddingsAndOutingsHooks,
  ...shelvesAndCountersHooks,
  ...yardsAndWarehousesHooks,
  ...paperAndPeopleHooks,
  ...licensesAndHelpersHooks,
  ...programsAtWorkHooks,
  ...lessUsualHooks,
  ...onceInAWhileHooks,
  ...countersAndClaimsHooks,
  ...sidingAndScreensHooks,
  ...tanksAndTrucksHooks,
  ...platesAndPermitsHooks,
  ...waterAndWarmthHooks,
  ...checksAndOutingsHooks,
  ...broughtAndSentHooks,
  ...schoolsAndPortraitsHooks,
  ...classesAndClinicsHooks,
  ...ridesAndCountersHooks,
  ...rangesAndRinksHooks,
  ...stainsAndStrapsHooks,
  ...goodsAndGearHooks,
  ...countersAndClinicsHooks,
};
