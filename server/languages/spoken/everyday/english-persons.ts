/** Everyday English words for persons, animals, vehicles and getting about, in the same way as those of `english.ts`. */
export const ENGLISH_PERSONS = `
child kid children kids
child baby infant toddler newborn
child son daughter boy girl teen teenager
child minor underage youngster
baby pram pushchair stroller buggy
baby cot crib
nappy diaper changing
mother mum mom mommy mummy parent
father dad daddy papa parent
grandmother grandma granny nan grandparent
grandfather grandpa grandad grandparent
wife husband spouse partner girlfriend boyfriend fiance
couple two pair
family relative relatives
adult grownup
senior elderly pensioner oap retiree retired aged
student pupil undergraduate
veteran military army forces
friend mate buddy companion
guest visitor outsider nonresident
man men gentleman male
woman women lady female
doctor doc physician gp medic
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
dog doggy doggo puppy pup hound labrador retriever poodle terrier spaniel dachshund bulldog
dog pet animal
cat kitten kitty pet
pet animal rabbit hamster bird parrot
horse pony
car vehicle auto automobile van truck suv motor
car tesla ev electric
motorbike motorcycle scooter moped
bike bicycle cycle
bike ebike pedelec mtb
camper motorhome rv caravan campervan
wheelchair disabled disability mobility accessible accessibility handicapped
wheelchair ramp step stepfree threshold
wheelchair lift elevator stairs
stairs steps step stairway
lift elevator
ramp step threshold
blind deaf impaired
blind blindness sighted screenreader
`;
