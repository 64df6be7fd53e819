/** Everyday English words for persons, animals, vehicles and getting about, in the same way as those of `general.ts`. */
export const ENGLISH_PERSONS = `
child kid
child baby infant toddler newborn
child son daughter boy girl teen teenager
child minor underage youngster
nappy diaper > changing
mother mum mom mommy mummy parent
father dad daddy papa parent
grandmother grandma granny nan grandparent
grandfather grandpa grandad grandparent
wife husband spouse partner girlfriend boyfriend fiance
couple two pair
family relative
adult grownup
senior elderly pensioner oap retiree retired aged
student pupil undergraduate
veteran military army forces
friend mate buddy companion
guest visitor outsider nonresident
man gentleman male
woman lady female
doctor doc physician gp
dentist dental doctor
nurse hygienist assistant
therapist physio physiotherapist masseur masseuse
trainer coach instructor teacher tutor
hairdresser stylist barber
lawyer solicitor attorney
mechanic technician engineer
owner landlord proprietor
staff team employee crew personnel
waiter server waitress
receptionist reception desk frontdesk
dog doggy doggo puppy pup
dog pet animal
cat kitten kitty pet
pet animal rabbit hamster bird parrot
horse pony
car tesla ev electric
motorbike motorcycle scooter moped
bike bicycle cycle
bike ebike pedelec mtb
camper motorhome rv caravan campervan
wheelchair disabled accessible handicapped
wheelchair ramp step stepfree threshold
wheelchair lift elevator stairs
stairs steps stairway
ramp step threshold
people persons guests > serve feed sleep seat
blind deaf impaired
blind sighted screenreader
`;
