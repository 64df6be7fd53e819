/** English words for papers, duties and causes, as clients of lawyers, accountants, undertakers, charities, churches and councils use them. */
export const ENGLISH_OFFICES = `
lawyer solicitor attorney barrister
legal_advice legal_help > advice
first_meeting initial_meeting first_appointment > initial consultation
custody child_custody > child
probate inheritance
power_of_attorney lpa
conveyancing house_purchase > conveyancing
contract agreement
sue suing court claim
compensation claim damages
sacked fired laid_off made_redundant redundancy dismissal
notary notarise notarize
immigration > visa
tax_return self_assessment > tax return
self_employed sole_trader freelancer
limited_company ltd company
payroll wages salary
vat sales_tax
hmrc irs tax_office
deadline due_date due by_when
late_filing > penalty
invoice bill
bank_transfer bacs wire_transfer bank_details iban
bank_account account_number sort_code > bank
direct_debit standing_order sepa
pension retirement
excess deductible
loan lending
funeral burial
undertaker funeral_director mortician
coffin casket
cremation crematorium
bury burial grave
headstone gravestone memorial
hearse limousine
someone_has_died has_died has_passed passed_away > death died
funeral_plan prepaid_funeral > plan
eulogy obituary
sympathy condolence bereavement grief grieving
give_money give > donate
gift_aid giftaid
volunteer help_out
charity_number registered_charity > charity registered
sponsor sponsorship
food_bank foodbank
universal_credit > benefit
homeless rough_sleeping > homeless
mass worship > service
church chapel parish
priest vicar pastor minister reverend
christening baptism baptise baptize
confession pray prayer
sunday_school > children
hire_the_hall church_hall village_hall > hall hire
council local_authority town_hall
bin rubbish refuse
bin_day bin_collection rubbish_collection > bin collection waste
dump recycling_centre > recycling waste
pothole > road
street_light streetlight > light
parking_permit residents_permit > permit parking
electoral_roll vote register_to_vote > electoral
noise_complaint noisy_neighbours > noise
fill_in fill_out > form
paperwork > form document
id_card photo_id proof_of_id identification identity > passport
proof_of_address utility_bill > address
translate interpreter
speak_english speak_my_language other_languages languages_spoken > language english
confidential private
data_protection gdpr privacy
ambulance 999 911 112
complaint complain unhappy dissatisfied
ombudsman regulator
job vacancy recruitment
work_for_you work_here work_with_you join_your_team are_you_hiring you_hiring > job career vacancy
work_experience internship placement
apprentice apprenticeship
cv resume
`;
